/** Headers that a host sends with the page: what guards the app, and a policy that may keep it from its files. */

import { ok, remark } from './reportLines.mjs'

/** @typedef {import('./askSite.mjs').Answer} Answer */
/** @typedef {import('./reportLines.mjs').Line} Line */

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
