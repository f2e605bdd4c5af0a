/** As what files are sent, by the ends of their names. */

/**
 * @typedef {object} Kind
 * @property {string} type the one to send
 * @property {RegExp} fits all that will do
 * @property {boolean} isStrict do browsers refuse others?
 * @property {boolean} isText is it worth being compressed?
 */

/** @type {Readonly<Record<string, Kind>>} */
const KINDS = {
  html: { type: 'text/html', fits: /^text\/html$/, isStrict: true, isText: true },
  js: { type: 'text/javascript', fits: /^(text|application)\/(x-)?(java|ecma)script$/, isStrict: true, isText: true },
  css: { type: 'text/css', fits: /^text\/css$/, isStrict: true, isText: true },
  svg: { type: 'image/svg+xml', fits: /^image\/svg\+xml$/, isStrict: true, isText: true },
  png: { type: 'image/png', fits: /^image\//, isStrict: true, isText: false },
  woff2: { type: 'font/woff2', fits: /^(font\/|application\/(x-)?font-)/, isStrict: false, isText: false },
  json: { type: 'application/json', fits: /^(application|text)\/(.+\+)?json$/, isStrict: false, isText: true },
}

/** @param {string} name */
export const endOf = (name) => name.slice(name.lastIndexOf('.') + 1)

/** The kind that a file must be of; undefined if any will do. @param {string} name */
export const kindOf = (name) => KINDS[endOf(name)]

/** @param {string} type */
export const isScript = (type) => KINDS.js?.fits.test(type) ?? false

/** What follows the word that it comes. @param {string} type */
export const typeWords = (type) => (type ? `as ${type}` : 'without a type')
