/** The version of the app, from package.json. */
declare const __VERSION__: string

/** A message catalogue compiled at build time: `import messages from './en.ts?compiled'`. No message parser ships. */
declare module '*?compiled' {
  import type { Messages } from '@lingui/core'

  const messages: Messages
  export default messages
}

/** A rulebook in Markdown as data: `import book from './RULES.md?rulebook'`. No reader of Markdown ships. */
declare module '*?rulebook' {
  const book: import('./games/blackstone/rulebook.ts').Rulebook
  export default book
}
