/** Version of the app, from package.json. */
declare const __VERSION__: string

interface ImportMetaEnv {
  /** Name of the app, from manifest.webmanifest. A game has a name of its own. */
  readonly APP_NAME: string
}

/** Message catalogue compiled at build time: `import messages from './en.ts?compiled'`. No message parser ships. */
declare module '*?compiled' {
  const messages: import('./text/formatMessage.ts').Messages
  export default messages
}

/** Class names of a style sheet. */
declare module '*.module.css' {
  const names: Readonly<Record<string, string>>
  export = names
}

/** Rulebook in Markdown as data: `import book from './RULES.md?rulebook'`. No Markdown reader ships. */
declare module '*?rulebook' {
  const book: import('./games/rulebook.ts').Rulebook
  export default book
}
