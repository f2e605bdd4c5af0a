/** Vite plug-in that leaves out of the page what changes nothing. It is the first that a phone waits for. */

/** What HTML lets one leave out, as the app's page has it. */
const OPTIONAL = /<\/?(?:head|body)>|<\/html>/g

/**
 * The page without space between its parts, without tags and quotes that a browser adds by itself, and without a word
 * for files of other sites.
 * @param {string} html
 */
export const shortened = (html) =>
  html
    .replaceAll(' crossorigin', '')
    .replace(/>\s+</g, '><')
    .replace(OPTIONAL, '')
    .replace(/="([\w:-]+)"/g, '=$1')
    .trim()

/** @returns {import('vite').Plugin} */
export const shortenPage = () => ({
  name: 'shorten-page',
  apply: 'build',
  // The plug-in that names the manifest looks for the end of the head, and comes late itself.
  enforce: 'post',
  transformIndexHtml: { order: 'post', handler: shortened },
})
