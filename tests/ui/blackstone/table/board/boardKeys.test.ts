import { expect, test } from 'vitest'
import type { BoardKeyProps } from '#src/ui/blackstone/table/board/boardKeys.ts'

const { handleKey } = await import('#src/ui/blackstone/table/board/boardKeys.ts')

/** Table on which nothing but its deck can be chosen; `shown` is the position of the screen, `current` that of the game. */
const pressT = (shown: object, current: object): unknown => {
  const selection = { value: { on: 'nothing' } }
  const now = { state: shown, todo: 'work' }
  const view = { now: { peek: () => ({ ...now, state: current }) }, selection }
  const app = { settings: { peek: () => ({ shortcuts: 'on' }) } }
  handleKey({ view, now, app } as unknown as BoardKeyProps, { key: 't' } as KeyboardEvent, 12)
  return selection.value
}

test('a key that was pressed on a position that has changed since does nothing', () => {
  const [before, after] = [{ turn: 1 }, { turn: 2 }]
  expect(pressT(before, before)).toEqual({ on: 'deck' })
  expect(pressT(before, after)).toEqual({ on: 'nothing' })
})

test('a key that was pressed while the move before it was being stored is not lost', () => {
  expect(pressT({ turn: 1 }, { turn: 1 })).toEqual({ on: 'deck' })
})
