/** Fields of a position document, as the editor shows them. A test compares them with the schema. */
import { ALL_DECKS, STACKS } from '../../../games/blackstone/cards.ts'
import type { Json } from '../../../kernel/json.ts'
import type { Draft } from './positionDraft.ts'

/**
 * Kind of a single value. `card`: a task, or a deck for a face-down task of it; `held`: a vassal, or `vassal` for a
 * face-down one.
 */
export type ValueKind =
  | ('vassal' | 'held' | 'space' | 'face' | 'task' | 'card' | 'rat' | 'family' | 'use' | 'breed' | 'step')
  | ('seat' | 'tower' | 'symbols')

export type DocumentField =
  | { readonly kind: 'count'; readonly min: number }
  | { readonly kind: 'choice'; readonly of: ValueKind }
  /** Free text. */
  | { readonly kind: 'words' }
  /** `each`: one entry per seat or tower; none can be added or removed. */
  | { readonly kind: 'list'; readonly of: DocumentField; readonly each?: 'seat' | 'tower' }
  | { readonly kind: 'bySpace'; readonly of: DocumentField }
  /** `initial`: required content of a new value. */
  | { readonly kind: 'parts'; readonly parts: DocumentFields; readonly initial?: Json }
  /** One of several forms, told apart by the value's `at`. */
  | { readonly kind: 'forms'; readonly forms: Readonly<Record<string, FieldVariant>> }
  /** Card set aside, alone or with the tower on which it lay. */
  | { readonly kind: 'aside' }

export type DocumentFields = Readonly<Record<string, DocumentField>>
export interface FieldVariant {
  readonly parts: DocumentFields
  readonly initial: Json
}

const COUNT_FIELD: DocumentField = { kind: 'count', min: 0 }
const choiceField = (of: ValueKind): DocumentField => ({ kind: 'choice', of })
const choiceListField = (of: ValueKind): DocumentField => ({ kind: 'list', of: choiceField(of) })
const listField = (of: DocumentField): DocumentField => ({ kind: 'list', of })
const perSeatField = (of: DocumentField): DocumentField => ({ kind: 'list', of, each: 'seat' })
const perTowerField = (of: DocumentField): DocumentField => ({ kind: 'list', of, each: 'tower' })
const groupField = (of: DocumentFields): DocumentField => ({ kind: 'parts', parts: of })
const uniformGroupField = (keys: readonly string[], of: DocumentField): DocumentField =>
  groupField(Object.fromEntries(keys.map((name) => [name, of])))

const COURT_FIELDS: DocumentFields = {
  knights: COUNT_FIELD,
  wizards: COUNT_FIELD,
  hand: choiceListField('card'),
  completed: uniformGroupField(STACKS, choiceListField('task')),
  retained: choiceListField('vassal'),
  pile: choiceField('tower'),
  dogs: choiceListField('breed'),
  family: choiceField('family'),
  used: choiceListField('use'),
  intrigue: {
    kind: 'forms',
    forms: {
      agents: {
        parts: { card: choiceField('task'), vassal: choiceField('space'), matched: choiceField('symbols') },
        initial: { at: 'agents', card: '', vassal: '', matched: 1 },
      },
      faceDown: { parts: { card: choiceField('card') }, initial: { at: 'faceDown', card: '' } },
      exhausted: { parts: {}, initial: { at: 'exhausted' } },
    },
  },
  sets: listField(choiceListField('vassal')),
  vassals: choiceListField('held'),
}

const USED_VASSAL_FIELD: DocumentField = {
  kind: 'parts',
  parts: { space: choiceField('space'), face: choiceField('face') },
  initial: { space: '', face: '' },
}
const REWARD_FIELD: DocumentField = {
  kind: 'parts',
  parts: { seat: choiceField('seat'), card: choiceField('task'), matched: choiceField('symbols') },
  initial: { seat: 0 },
}

const QUEST_FIELD = groupField({
  offer: choiceListField('task'),
  vassals: choiceListField('vassal'),
  under: { kind: 'bySpace', of: choiceListField('vassal') },
  ...{
    rest: COUNT_FIELD,
    actions: COUNT_FIELD,
    taken: COUNT_FIELD,
    fresh: COUNT_FIELD,
    lastRound: COUNT_FIELD,
    idle: COUNT_FIELD,
  },
})

const RAT_FIELDS = {
  wandering: choiceListField('rat'),
  plagued: choiceListField('rat'),
  discard: choiceListField('rat'),
  out: choiceListField('rat'),
}

const HIDDEN_FIELD = groupField({
  hands: perSeatField(choiceListField('task')),
  piles: perTowerField(choiceListField('vassal')),
  decks: uniformGroupField(ALL_DECKS, choiceListField('task')),
  drawn: choiceListField('task'),
  rats: choiceListField('rat'),
  families: perSeatField(choiceListField('family')),
  faceDown: perSeatField(choiceListField('task')),
  vassals: perSeatField(choiceListField('vassal')),
  rest: choiceListField('vassal'),
})

/** All fields but the mode and its options, which have a sheet of their own. */
export const POSITION_FIELDS: DocumentFields = {
  turn: groupField({
    seat: choiceField('seat'),
    first: choiceField('seat'),
    round: { kind: 'count', min: 1 },
    step: choiceField('step'),
    completions: COUNT_FIELD,
  }),
  courts: perSeatField(groupField(COURT_FIELDS)),
  board: { kind: 'bySpace', of: choiceField('vassal') },
  marked: choiceListField('space'),
  missing: COUNT_FIELD,
  piles: perTowerField(groupField({ top: choiceField('vassal'), count: COUNT_FIELD })),
  discard: choiceListField('vassal'),
  decks: uniformGroupField(ALL_DECKS, groupField({ count: COUNT_FIELD, discard: choiceListField('task') })),
  drawn: choiceListField('card'),
  guards: choiceListField('space'),
  aside: listField({ kind: 'aside' }),
  income: choiceListField('task'),
  refreshPile: choiceField('tower'),
  rats: groupField({ count: COUNT_FIELD, ...RAT_FIELDS }),
  intrigue: groupField({ used: listField(USED_VASSAL_FIELD), rewards: listField(REWARD_FIELD) }),
  quest: QUEST_FIELD,
  hidden: HIDDEN_FIELD,
  seats: perSeatField({ kind: 'words' }),
  cards: listField({ kind: 'words' }),
}

/** Parts of a card set aside. */
export const ASIDE_FIELDS: DocumentFields = { card: choiceField('vassal'), pile: choiceField('tower') }

export const variantOf = (value: unknown): string => String((value as { readonly at?: unknown } | null)?.at ?? '')

/** Field below another one for the given value; null if there is none. */
const childField = (field: DocumentField, value: unknown, key: string): DocumentField | null => {
  switch (field.kind) {
    case 'parts':
      return Object.hasOwn(field.parts, key) ? (field.parts[key] ?? null) : null
    case 'list':
    case 'bySpace':
      return field.of
    case 'forms':
      return field.forms[variantOf(value)]?.parts[key] ?? null
    case 'aside':
      return ASIDE_FIELDS[key] ?? null
    default:
      return null
  }
}

/** Value at a path; undefined if the document has none. */
export const valueAt = (draft: Draft, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string, unknown>>)[key]
        : undefined,
    draft,
  )

/** Field at a path; null if a position has none there. */
export const fieldAt = (draft: Draft, path: readonly string[]): DocumentField | null =>
  path.reduce<DocumentField | null>(
    (field, key, depth) => field && childField(field, valueAt(draft, path.slice(0, depth)), key),
    groupField(POSITION_FIELDS),
  )
