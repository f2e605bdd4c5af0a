/** A refusal in a sentence: the one that the app says. */
import type { Messages } from '@lingui/core'
import type { Refusal } from '../kernel/result.ts'
import { say, teach } from '../ui/text/t.ts'
import own from './en.ts?compiled'

/** Whatever a screen can say, for a refusal may come from anywhere behind it. */
const catalogues = import.meta.glob<Messages>('../ui/text/en*.ts', {
  query: '?compiled',
  import: 'default',
  eager: true,
})
for (const messages of [...Object.values(catalogues), own]) teach(messages)

export const sentence = ({ code, values }: Refusal): string => say(code, values, 'app.refused')
