/** Vite plug-in that writes the Content-Security-Policy of the app into its page, so that any static host sets it. */

/**
 * What the page may load: its own files, and connections to a PeerServer that a person names. No markup has scripts or
 * styles of its own. What frames the page only a host can say (docs/deploy.md).
 */
const POLICY = "default-src 'self';connect-src *;base-uri 'none'"

const withPolicy = (/** @type {string} */ html) =>
  html.replace('<head>', `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`)

/** @returns {import('vite').Plugin} */
export const contentSecurityPolicy = () => ({
  name: 'content-security-policy',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: withPolicy },
})
