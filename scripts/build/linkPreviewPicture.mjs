/**
 * Vite plug-in that gives the picture beside links its whole address where the build knows it (`SITE_URL`): many who
 * show links take no relative one.
 */

const RELATIVE = './preview.png'

/** The folder in which the site lies, however it is written. @param {string} site */
const folderOf = (site) => (site.endsWith('/') ? site : `${site}/`)

/** @param {string} html @param {string} site empty where it is not known */
export const withPreviewAt = (html, site) =>
  site === '' ? html : html.replace(RELATIVE, new URL(RELATIVE, folderOf(site)).href)

/** @returns {import('vite').Plugin} */
export const linkPreviewPicture = () => ({
  name: 'preview-address',
  apply: 'build',
  transformIndexHtml: { order: 'post', handler: (html) => withPreviewAt(html, process.env.SITE_URL ?? '') },
})
