/** The version of the app, from package.json. */
declare const __VERSION__: string

/** A message catalogue compiled at build time: `import messages from './en.ts?compiled'`. No message parser ships. */
declare module '*?compiled' {
  import type { Messages } from '@lingui/core'

  const messages: Messages
  export default messages
}
