/** Our only Trusted Types policy allows workers and service workers, from this origin and with these names. */
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
  // An extension may have created a policy already. Without our policy no worker starts, so the page itself runs the
  // engine.
  try {
    trustedTypes?.createPolicy('default', { createScriptURL });
  } catch {}
};
