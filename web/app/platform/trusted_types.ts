/** The one Trusted Types policy of ours: workers and service workers, from this origin and by these names only. */
const allowed = /\/(sw\.js|assets\/worker-[\w-]+\.js)$/;

interface PolicyFactory {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

export const allowOwnScripts = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  const createScriptURL = (url: string): string => {
    const { origin, pathname, href } = new URL(url, document.baseURI);
    if (origin !== location.origin || !allowed.test(pathname)) throw new TypeError(`Not a script of ours: ${href}`);
    return href;
  };
  // An extension may have been there before. Without a policy there is no worker, and the page itself counts.
  try {
    trustedTypes?.createPolicy('default', { createScriptURL });
  } catch {}
};
