/** A game in the terminal, all seats at one keyboard. */
import { readFile, writeFile } from 'node:fs/promises'
import type { Event } from '../../games/blackstone/actions.ts'
import { game } from '../../games/blackstone/index.ts'
import type { Seat } from '../../kernel/contract.ts'
import { no, type Refusal, type Result } from '../../kernel/result.ts'
import { makeRecord } from '../../table/record.ts'
import { openGame, type Table } from '../game.ts'
import { parseJson } from '../input.ts'
import type { Refused } from '../refused.ts'
import { awaited, sceneAt } from '../seats.ts'
import { sentence } from '../sentence.ts'
import { told } from '../told.ts'
import { fulfil } from '../wish.ts'
import { choices, choiceText, HELP, prompt } from './asking.ts'
import { drawing } from './drawing.ts'
import { ending } from './ending.ts'
import { openTerminal, type Terminal } from './terminal.ts'

const refused = (refusal: Refusal): string =>
  `Refused: ${sentence(refusal)} (${refusal.code}${refusal.ruling === undefined ? '' : `, ruling ${refusal.ruling}`})`

const namesOf = (table: Table): readonly string[] => table.header.seats.map(({ name }) => name)

const show = (terminal: Terminal, table: Table, seat: Seat): void =>
  terminal.say(`\n${drawing(sceneAt(table, seat), namesOf(table))}\n`)

/** Told as the seat that is awaited now may hear it: it sits before the screen. */
const tell = (terminal: Terminal, table: Table, events: readonly Event[]): void => {
  const scene = sceneAt(table, awaited(table) ?? 0)
  for (const event of events) {
    const who = 'seat' in event ? `${namesOf(table)[event.seat]} ` : ''
    terminal.say(`- ${who}${told(scene, event)}`)
  }
}

/** Does one deed and tells what came of it; true where it was done. */
const deed = async (terminal: Terminal, table: Table, text: string): Promise<boolean> => {
  const events: Event[] = []
  const stop = table.subscribe((change) => events.push(...change.events))
  const done = await fulfil(table, text)
  stop()
  if (done.ok) tell(terminal, table, events)
  else terminal.say(refused(done.error))
  return done.ok
}

const save = async (terminal: Terminal, table: Table, path: string): Promise<void> => {
  try {
    await writeFile(path, makeRecord(table.save(), 'full'))
    terminal.say(`Saved: ${path}`)
  } catch (error) {
    terminal.say(`Not saved: ${(error as Error).message}`)
  }
}

/** Answers one line of the awaited seat. */
const answer = async (terminal: Terminal, table: Table, seat: Seat, line: string): Promise<void> => {
  const texts = choices(table, seat)
  const [word, path] = line.split(/\s+(.*)/)
  if (line === 'help' || line === '?') return terminal.say(HELP)
  if (line === 'list') return terminal.say(choiceText(texts))
  if (line === 'board') return show(terminal, table, seat)
  if (word === 'save' && path) return save(terminal, table, path)
  const text = /^\d+$/.test(line) ? (texts[Number(line) - 1] ?? line) : line
  if (await deed(terminal, table, text)) show(terminal, table, awaited(table) ?? seat)
}

const playOn = async (terminal: Terminal, table: Table): Promise<void> => {
  terminal.say('help explains, list says what you may do.')
  show(terminal, table, awaited(table) ?? 0)
  for (let seat = awaited(table); seat !== null; seat = awaited(table)) {
    const line = await terminal.ask(prompt(table, seat))
    if (line === null || line === 'quit') return terminal.say(`Left at state ${table.hash()}`)
    if (line !== '') await answer(terminal, table, seat, line)
  }
  terminal.say(ending(table) ?? '')
}

/** Which mode, and how many players where that is open; null where nothing more was typed. */
const choose = async (terminal: Terminal): Promise<unknown> => {
  const cards = [...game.modes.values()]
  cards.forEach(({ id }, i) => terminal.say(`${i + 1} ${id}`))
  const typed = await terminal.ask('Which mode')
  const card = cards.find(({ id }, i) => id === typed || String(i + 1) === typed)
  const { min, max } = card?.seats ?? { min: 0, max: 0 }
  const seats = min < max ? Number(await terminal.ask(`How many players, ${min} to ${max}`)) : min
  return { mode: card?.id ?? typed ?? '', seats }
}

/** A GAME from a file, or as it was typed after the command. */
const named = async (text: string): Promise<Result<unknown, Refused>> => {
  if (text.trimStart().startsWith('{')) return parseJson(text)
  try {
    return parseJson(await readFile(text, 'utf8'))
  } catch {
    return no({ refusal: { code: 'input.noFile', values: { file: text } } })
  }
}

/** Plays the GAME that is named (a file or JSON), or asks what to play. Answers whether there was one to play. */
export const play = async (source: string | undefined): Promise<boolean> => {
  const terminal = openTerminal(process.stdin, process.stdout)
  const input = source === undefined ? { ok: true as const, value: await choose(terminal) } : await named(source)
  const table = input.ok ? await openGame(input.value) : input
  if (table.ok) await playOn(terminal, table.value)
  else terminal.say(refused(table.error.refusal))
  terminal.close()
  return table.ok
}
