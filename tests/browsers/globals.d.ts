// selenium-webdriver has no types. These are the ones used here.
declare module 'selenium-webdriver' {
  /** The driver's reference to an element. */
  export interface WebElement {
    getId(): Promise<string>;
  }
  export interface Actions {
    click(element: WebElement): Actions;
    sendKeys(...keys: string[]): Actions;
    perform(): Promise<void>;
  }
  export interface WebDriver {
    get(url: string): Promise<void>;
    quit(): Promise<void>;
    executeScript<Answer>(script: string, ...args: unknown[]): Promise<Answer>;
    navigate(): { refresh(): Promise<void> };
    switchTo(): { frame(frame: WebElement): Promise<void>; defaultContent(): Promise<void> };
    actions(): Actions;
    manage(): {
      window(): { setRect(rectangle: { x: number; y: number; width: number; height: number }): Promise<unknown> };
    };
  }
  export class Builder {
    usingServer(address: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<WebDriver>;
  }
  export const Key: Readonly<Record<string, string>>;
}
