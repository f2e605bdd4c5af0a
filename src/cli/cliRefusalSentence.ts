/** Sentence for a refusal, the same as in the app. */
import type { Refusal } from '../kernel/result.ts'
import type { Messages } from '../text/formatMessage.ts'
import { addMessages, messageOr } from '../text/t.ts'
import cliMessages from './cliRefusalMessages.ts?compiled'

/** All catalogues of the app, because a refusal may come from any part of it. */
const catalogues = import.meta.glob<Messages>(['../text/en/*.ts', '../text/*/en/**/*.ts'], {
  query: '?compiled',
  import: 'default',
  eager: true,
})
for (const messages of [...Object.values(catalogues), cliMessages]) addMessages(messages)

export const cliRefusalSentence = ({ code, values }: Refusal): string => messageOr(code, values, 'app.refused')
