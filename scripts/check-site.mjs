/**
 * `npm run check-site -- URL`: asks a host that has the app whether all is as docs/deploy.md says, and prints what is
 * right and what to mend. Ends with 1 if something is to be mended.
 */
import { checkSite } from './checkSite/checkSite.mjs'
import { countOf, printed, summary } from './checkSite/reportLines.mjs'
import { stop } from './runCommand.mjs'
import { checkNode } from './setup.mjs'

checkNode()
const [given, ...rest] = process.argv.slice(2)
const address = rest.length === 0 && given ? given : stop('Use: npm run check-site -- URL')

/** @type {import('./checkSite/reportLines.mjs').Line[]} */
const lines = []
for await (const line of checkSite(address)) {
  lines.push(line)
  console.log(printed(line))
}
console.log(summary(lines))
process.exitCode = countOf(lines, 'mend') > 0 ? 1 : 0
