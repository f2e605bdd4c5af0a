import { toJsonSchema } from '@valibot/to-json-schema'
import { documentSchema } from '../../games/blackstone/position/document.ts'
import { ok } from '../../kernel/result.ts'
import type { Command } from '../command.ts'

/** The JSON schema (draft 7) of position documents: what has the right form. Whether the cards can lie so, `new` says. */
export const schema: Command = async () =>
  ok({ schema: { title: 'A position of Blackstone Castle', ...toJsonSchema(documentSchema) } })
