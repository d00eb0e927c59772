// biome-ignore-all lint/complexity/noThisInStatic: the statics of Lit are for the class that they are called on.
import { LitElement, type PropertyDeclaration, type PropertyValues } from 'lit';
import { CribbageError } from '../engine/in_process.js';
import { hyphened, joined, kindOf, namesOf, textOf } from './properties.js';

/**
 * An element that accepts any value for a property, and reads it by the property's declared type. Each attribute is
 * named after its property.
 */
export abstract class ReadElement extends LitElement {
  // The texts of values that cannot be read, by property name.
  readonly #refused = new Map<string, string>();

  static override createProperty(name: string, options: PropertyDeclaration = {}): void {
    const converter = {
      fromAttribute: (said: string | null) => said, // read where the property is set
      toAttribute: kindOf(options.type).write,
    };
    super.createProperty(name, options.state ? options : { ...options, attribute: hyphened(name), converter });
  }

  protected static override getPropertyDescriptor(name: string, key: string | symbol, options: PropertyDeclaration) {
    const made = super.getPropertyDescriptor(name, key, options);
    if (!made || options.state) return made;
    const { absent } = kindOf(options.type);
    return {
      ...made,
      get(this: ReadElement) {
        return made.get?.call(this) ?? absent;
      },
      set(this: ReadElement, value: unknown) {
        made.set?.call(this, this.#read(name, value));
      },
    };
  }

  static override get observedAttributes(): string[] {
    const names = super.observedAttributes;
    return [...new Set([...names, ...names.map(joined)])];
  }

  get #class(): typeof LitElement {
    return this.constructor as typeof LitElement;
  }

  #kindOf(name: string) {
    return kindOf(this.#class.getPropertyOptions(name).type);
  }

  #read(name: string, value: unknown): unknown {
    const { read, absent } = this.#kindOf(name);
    const meant = read(value, namesOf(name));
    const refused = meant === undefined ? textOf(value) : undefined;
    if (refused !== this.#refused.get(name)) this.requestUpdate();
    if (refused === undefined) this.#refused.delete(name);
    else this.#refused.set(name, refused);
    return meant ?? absent;
  }

  /** The error of the first property that cannot be read. */
  protected refusal(): CribbageError | undefined {
    const [refused] = this.#refused;
    if (!refused) return undefined;
    const [name, text] = refused;
    return new CribbageError('badQuestion', text, this.#kindOf(name).refuse(text, hyphened(name)));
  }

  // Server rendering in React, Vue, Svelte or Preact writes the property's name as the attribute, and HTML turns it into
  // lower case: `mycrib` for `my-crib`. If both spellings are present, the hyphenated one wins, because only a person
  // writes it.
  override attributeChangedCallback(name: string, old: string | null): void {
    const lower = joined(name);
    const attribute = this.#class.observedAttributes.find((each) => joined(each) === lower) ?? name;
    super.attributeChangedCallback(attribute, old, this.getAttribute(attribute) ?? this.getAttribute(lower));
  }

  // A changed property is written only to its hyphenated attribute. If the other spelling is present with an old value,
  // that attribute is removed, because a clone of the element would read the old value.
  protected override update(changed: PropertyValues): void {
    super.update(changed);
    for (const name of changed.keys()) this.#dropStale(String(name));
  }

  #dropStale(name: string) {
    const names = namesOf(name);
    const [attribute, lower] = names;
    const { reflect } = this.#class.getPropertyOptions(name);
    if (!reflect || attribute === lower || this.hasAttribute(attribute) || !this.hasAttribute(lower)) return;
    const said = this.#kindOf(name).read(this.getAttribute(lower), names);
    if (said !== undefined && said !== this[name as keyof this]) this.removeAttribute(lower);
  }
}
