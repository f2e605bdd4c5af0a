/** Draft of this game's editor, with its undo history. */
import { documentSchema } from '../../../games/blackstone/position/positionSchema.ts'
import { parseWithSchema } from '../../../games/parseWithSchema.ts'
import type { Result } from '../../../kernel/result.ts'
import { createStoredDraft } from '../../table/editor/storedDraftWithUndo.ts'
import { type Draft, EMPTY_DRAFT } from './positionDraft.ts'

/** Reads a document as a draft, which may not be playable. */
export const readDraft = (json: unknown): Result<Draft> => parseWithSchema(documentSchema, json, '')

export const drafts = createStoredDraft('editor', EMPTY_DRAFT, readDraft)
