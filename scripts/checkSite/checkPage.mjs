/** The page of the app, and what its host says with it. */

import { ASK_AGAIN, DAY, lifetimeOf, lifetimeWords } from './cacheLifetime.mjs'
import { typeWords } from './fileTypes.mjs'
import { policyOf } from './readDocuments.mjs'
import { mend, ok, remark } from './reportLines.mjs'

/** @typedef {import('./askSite.mjs').Answer} Answer */
/** @typedef {import('./reportLines.mjs').Line} Line */

/** @param {Answer} page */
const checkType = ({ type }) =>
  type === 'text/html'
    ? ok('index.html comes as text/html.')
    : mend(`index.html comes ${typeWords(type)}, and browsers do not show it.`, 'Let the host send text/html.')

/** @param {Answer} page */
const checkPolicy = (page) => {
  const policy = policyOf(page)
  if (policy === null)
    return mend('index.html has no Content-Security-Policy.', 'Build the app anew, and let the host change no pages.')
  return policy.includes('unsafe-')
    ? mend(`The Content-Security-Policy of index.html allows what is unsafe (${policy}).`, 'Build the app anew.')
    : ok('index.html says what it may load, and nothing of that is unsafe.')
}

/** @param {Answer} page */
const checkLifetime = ({ headers }) => {
  const lifetime = lifetimeOf(headers)
  if (lifetime === undefined) return remark('The host does not say how long index.html may be kept.', ASK_AGAIN)
  if (lifetime === 0) return ok('index.html is asked for every time, so phones learn of updates at once.')
  const sentence = `index.html may be kept for ${lifetimeWords(lifetime)}, so phones learn of updates late.`
  return lifetime > DAY ? mend(sentence, ASK_AGAIN) : remark(sentence, ASK_AGAIN)
}

/** @param {Answer} page @returns {readonly Line[]} */
export const checkPage = (page) => [checkType(page), checkPolicy(page), checkLifetime(page)]

/** Directives that take nothing from the app. */
const HARMLESS = /^(frame-ancestors|upgrade-insecure-requests|block-all-mixed-content|report-(uri|to)|form-action)$/

/** Directives of the policies that a host sends. @param {Headers} headers */
const directivesOf = (headers) =>
  (headers.get('content-security-policy') ?? '')
    .split(/[;,]/)
    .map((directive) => directive.trim().split(/\s+/))
    .filter(([name]) => name)

/** @param {Headers} headers */
const isClosedToFrames = (headers) =>
  directivesOf(headers).some(([name, ...sources]) => name === 'frame-ancestors' && !sources.includes('*')) ||
  /^(deny|sameorigin)$/i.test(headers.get('x-frame-options') ?? '')

/** @param {Headers} headers */
const checkFrames = (headers) =>
  isClosedToFrames(headers)
    ? ok('Other sites cannot show the app inside theirs.')
    : remark(
        'Other sites can show the app inside theirs.',
        "If the host lets you set headers, set Content-Security-Policy: frame-ancestors 'none'.",
      )

/** @param {Headers} headers */
const checkSniffing = (headers) =>
  headers.get('x-content-type-options')?.trim().toLowerCase() === 'nosniff'
    ? ok('Browsers take no file for something else than the host says.')
    : remark(
        'Browsers may take a file for something else than the host says.',
        'If the host lets you set headers, set X-Content-Type-Options: nosniff.',
      )

/** @param {Headers} headers @returns {readonly Line[]} */
const checkOwnPolicy = (headers) => {
  const own = directivesOf(headers).filter(([name = '']) => !HARMLESS.test(name))
  const words = own.map((directive) => directive.join(' ')).join('; ')
  const advice = 'The app brings its own: if it does not open, or phones do not meet, take the other out.'
  return words ? [remark(`The host adds a policy of what the app may load (${words}).`, advice)] : []
}

/** @param {Answer} page @returns {readonly Line[]} */
export const checkHeaders = ({ headers }) => [checkFrames(headers), checkSniffing(headers), ...checkOwnPolicy(headers)]
