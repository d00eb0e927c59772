import type { BrowserContext } from '@playwright/test';

/** The errors on all pages of a browser context, with one sentence for each. */
export interface Faults {
  readonly seen: readonly string[];
  /** Allows errors that a test causes itself. */
  readonly allow: (expected: RegExp) => void;
}

/**
 * Watches every page for console errors and warnings, uncaught errors, violations of the content security policy, and requests
 * to other origins.
 */
export const watch = async (context: BrowserContext): Promise<Faults> => {
  const found: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    // Chromium requests the icon again with each change of the address, and reports an error if the server is gone.
    const iconOnly = /\/icon\.svg$/.test(message.location().url);
    const wrong = message.type() === 'error' || message.type() === 'warning';
    if (wrong && !iconOnly) found.push(`${message.type()}: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (fault) => found.push(`uncaught: ${fault.error().message}`));
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    const ours = hostname === 'localhost' || protocol === 'data:' || protocol === 'blob:';
    if (!ours) found.push(`left the phone: ${request.url()}`);
  });
  await context.exposeBinding('reportBreach', (_, breach: string) => found.push(`policy: ${breach}`));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const { reportBreach } = window as unknown as { reportBreach: (breach: string) => void };
      reportBreach(`${violatedDirective} ${blockedURI}`);
    });
  });
  return {
    get seen() {
      return found.filter((fault) => !allowed.some((expected) => expected.test(fault)));
    },
    allow: (expected) => void allowed.push(expected),
  };
};
