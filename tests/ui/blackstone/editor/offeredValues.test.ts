/** What the editor offers can be played: no mode refuses a value of its buttons as one that it does not play with. */
import { describe, expect, test } from 'vitest'
import { card as game } from '#src/games/blackstone/card.ts'
import type { Json } from '#src/kernel/json.ts'
import { checkPosition } from '#src/ui/blackstone/editor/checkPosition.ts'
import { childPartKeys } from '#src/ui/blackstone/editor/childPartKeys.ts'
import { draftWithValue } from '#src/ui/blackstone/editor/draftWithValue.ts'
import { initialValue } from '#src/ui/blackstone/editor/initialValue.ts'
import { isPositionPartShown } from '#src/ui/blackstone/editor/isPositionPartShown.ts'
import {
  isAside,
  missingModuleOf,
  offeredTasks,
  offeredValues,
  offeredVassalCodes,
  withModuleOf,
} from '#src/ui/blackstone/editor/offeredValues.ts'
import { type Draft, EMPTY_DRAFT, setVassalAt, withMode } from '#src/ui/blackstone/editor/positionDraft.ts'
import { fieldAt, type ValueKind } from '#src/ui/blackstone/editor/positionFields.ts'
import { positionRefusalText } from '#src/ui/blackstone/editor/positionTexts.ts'
import { hasValueOptions } from '#src/ui/blackstone/editor/valueOptions.ts'
import { ofMany } from '../../../nightly.ts'
import '#src/text/blackstone/bundles/leisure.ts'

const refusalOf = (draft: Draft) => checkPosition(draft as Json)
const CENTRE = 12

const MODULES = ['families', 'intrigue', 'wildVassals', 'assassins', 'knightWizard', 'rats']
/** Draft of a mode as the editor begins it, or with every module that the mode has. */
const draftOf = (id: string, hasModules: boolean): Draft => {
  const mode = game.modes.find((one) => one.id === id)
  const draft = withMode(EMPTY_DRAFT, id, mode?.seats.min ?? 2)
  if (!mode || !hasModules) return draft
  const modules = mode.options.filter((option) => MODULES.includes(option.id) && option.values.length > 1)
  const on = modules.map(({ id: option, values }) => [option, values.find((value) => value !== 'off') ?? 'on'] as const)
  return { ...draft, options: { ...draft.options, ...Object.fromEntries(on) } }
}

/** Drafts with one offered value more, each under its path. */
const withEachValue = (draft: Draft, path: readonly string[], kind: ValueKind): readonly [string, Draft][] => {
  const where = path.join('.')
  if (hasValueOptions(kind))
    return offeredValues(draft, path, kind).map(([value]) => [`${where} ${value}`, draftWithValue(draft, path, value)])
  const codes = [...offeredVassalCodes(draft, path), ...(isAside(path) ? [] : ['Ls/De'])]
  return codes.map((code) => [`${where} ${code}`, withModuleOf(draftWithValue(draft, path, code), code)])
}

const draftsFrom = (draft: Draft, path: readonly string[] = []): readonly [string, Draft][] => {
  const field = fieldAt(draft, path)
  switch (field?.kind) {
    case 'choice':
      return withEachValue(draft, path, field.of)
    case 'bySpace':
      return draftsFrom(draft, [...path, 'AO'])
    case 'aside':
      // A tower is chosen for a card.
      return [
        ...draftsFrom(draft, [...path, 'card']),
        ...draftsFrom(draftWithValue(draft, [...path, 'card'], 'A1'), [...path, 'pile']),
      ]
    case 'parts':
      return childPartKeys(draft, path)
        .filter((key) => isPositionPartShown(draft, [...path, key]))
        .flatMap((key) => draftsFrom(draft, [...path, key]))
    case 'list': {
      if (field.each) return draftsFrom(draft, [...path, '0'])
      const entry = [...path, String(childPartKeys(draft, path).length)]
      return draftsFrom(
        field.of.kind === 'choice' ? draft : draftWithValue(draft, entry, initialValue(field.of)),
        entry,
      )
    }
    default:
      return []
  }
}

/** Refusals of a value that has no place in the mode or in that part; others depend on the rest of the position. */
const OUT_OF_PLACE = ['notInPlay', 'wrongStack', 'wrongDeck', 'wrongRat', 'noStep', 'noAssassin', 'noVassal', 'noUse']

const MODES = game.modes.map(({ id }) => id)

describe.each(MODES)('in %s', (mode) => {
  test.each(mode === MODES[0] ? [false, true] : ofMany([true], [false, true]))(
    'every value that is offered has its place there (modules: %s)',
    (hasModules) => {
      const draft = draftOf(mode, hasModules)
      expect(refusalOf(draft)).toBeNull()
      const drafts = draftsFrom(draft)
      expect(drafts.length).toBeGreaterThan(50)
      const refused = drafts.flatMap(([value, next]) => {
        const code = refusalOf(next)?.code.replace('position.', '') ?? ''
        return OUT_OF_PLACE.includes(code) ? [`${value}: ${code}`] : []
      })
      expect(refused).toEqual([])
    },
  )
})

test('an Assassin is offered where its module is off, and switches it on', () => {
  expect(offeredVassalCodes(EMPTY_DRAFT, ['board'])).toContain('S1')
  expect(missingModuleOf(EMPTY_DRAFT, 'S1')).toBe('assassins')
  expect(missingModuleOf(EMPTY_DRAFT, 'Ls/De')).toBeNull()
  const placed = setVassalAt(EMPTY_DRAFT, CENTRE, 'S1')
  expect(refusalOf(placed)).toMatchObject({ code: 'position.notInPlay' })
  const playable = withModuleOf(placed, 'S1')
  expect(playable.options).toMatchObject({ assassins: 'on', openHands: 'on' })
  expect(refusalOf(playable)).toBeNull()
  expect(missingModuleOf(playable, 'A2')).toBeNull()
})

test('a mode without the module offers none of its cards, and a court only tasks of the mode', () => {
  expect(offeredVassalCodes(draftOf('puzzle-master', false), ['board'])).toEqual([])
  expect(offeredTasks(draftOf('puzzle-master', false), 0, 'hand').map(({ deck }) => deck)).not.toContain('machination')
  expect(offeredTasks(EMPTY_DRAFT, 0, 'hand').map(({ id }) => id)).toEqual(expect.arrayContaining(['G01', 'M01']))
})

test('a refusal names the card and not its code', () => {
  expect(positionRefusalText({ code: 'position.notInPlay', values: { what: 'S1' } })).toMatch(/Saboteur/)
  expect(positionRefusalText({ code: 'position.notInPlay', values: { what: 'S1' } })).not.toMatch(/S1/)
  expect(positionRefusalText({ code: 'position.twice', values: { what: 'G01' } })).toMatch(/G01/)
})
