/** The address that somebody gives, and what it is good for. */
import { mend, ok } from './reportLines.mjs'

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i
const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/

/** Is it on this machine? Browsers install an app from there without HTTPS. @param {URL} url */
const isLocal = ({ hostname }) => LOCAL.test(hostname)

/** @param {string} text */
const parse = (text) => {
  const url = URL.canParse(text) ? new URL(text) : null
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null
}

/** @param {string} text */
const withScheme = (text) => {
  if (SCHEME.test(text)) return parse(text)
  const url = parse(`https://${text}`)
  return url && isLocal(url) ? parse(`http://${text}`) : url
}

/**
 * The address of a folder, whatever of its page was typed behind it; null if it is none.
 * @param {string} text
 */
export const readAddress = (text) => {
  const typed = text.trim()
  const url = typed && !/\s/.test(typed) ? withScheme(typed) : null
  return url && `${url.origin}${url.pathname.replace(/\/index\.html?$/, '/')}`
}

/** @param {string} base */
export const checkAddress = (base) => {
  const url = new URL(base)
  if (url.protocol === 'https:') return ok(`${base} has HTTPS, without which phones install nothing.`)
  return isLocal(url)
    ? ok(`${base} is on this machine, where browsers ask for no HTTPS. Phones do.`)
    : mend(
        `${base} has no HTTPS, so phones cannot install the app.`,
        'Get a certificate, and lead http:// to https://.',
      )
}
