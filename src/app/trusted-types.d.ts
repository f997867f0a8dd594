/**
 * Trusted Types (W3C), which TypeScript's DOM library lacks. A policy really makes objects; as strings they are accepted
 * wherever the DOM's types expect the text.
 */
interface Window {
  readonly trustedTypes?: {
    createPolicy<Name extends string>(
      policy: string,
      rules: Readonly<Record<Name, (text: string) => string>>,
    ): Readonly<Record<Name, (text: string) => string>>
  }
}
