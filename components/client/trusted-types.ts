/** The parts of Trusted Types that the site uses; TypeScript's own library does not describe them yet. */
interface TrustedTypesFactory {
  createPolicy(
    name: string,
    rules: {
      createScriptURL?: (url: string) => string;
      createScript?: (text: string) => string;
    },
  ): { createScript(text: string): string };
}

export function trustedTypesFactory(): TrustedTypesFactory | undefined {
  return (window as Window & { trustedTypes?: TrustedTypesFactory }).trustedTypes;
}
