/** Reads links of this app, from the address and from pasted text alike, whatever carried them. */
import '../../../text/bundles/leisure.ts'
import { GAME_IDS } from '../../../games/gameIds.ts'
import { FIRST_GAME, LINK_SIGN } from '../../../kernel/formats.ts'
import { decodePercent, findEncodedString } from '../../../table/record/findEncodedString.ts'
import { hasPositionChecksum, POSITION_SIGN, parsePositionString } from '../../../table/record/positionString.ts'
import { readRecord } from '../../../table/record/record.ts'
import { hasRecordChecksum } from '../../../table/record/recordString.ts'
import { replaceRoute, route } from '../../common/route.ts'
import { parseTableLink, roomOfCutSeat } from '../phones/session/joinLinks.ts'

type Route = readonly string[]

const findRecordString = (text: string): string | null => findEncodedString(text, LINK_SIGN, hasRecordChecksum)

const findPositionString = (text: string): string | null => findEncodedString(text, POSITION_SIGN, hasPositionChecksum)

/** What is there of a string whose sign cannot be found; the sign, where the link was cut before its end. */
const beginOf = (text: string, sign: string): string =>
  /^[A-Z]{0,2}\d*$/.test(text) && `${sign}1`.startsWith(text.replace(/\d+$/, '1')) ? `${sign}1.` : text

/** String of the game in the parts of an address. */
export const recordStringAt = (parts: readonly string[]): string =>
  findRecordString(parts.join('/')) ?? beginOf(parts[1] ?? '', LINK_SIGN)

/** String of the position in the parts of an address. */
export const positionStringAt = (parts: readonly string[]): string =>
  findPositionString(parts.join('/')) ?? beginOf(parts[1] ?? '', POSITION_SIGN)

/** Game whose position it is, by what its document says. */
const gameOfPosition = (text: string): string => {
  const json = parsePositionString(text)
  const read = json.ok ? readRecord(json.value) : json
  return read.ok && read.value.kind === 'position' && GAME_IDS.includes(read.value.game) ? read.value.game : FIRST_GAME
}

const positionRoute = (text: string | null): Route | null => {
  if (text === null) return null
  const game = gameOfPosition(text)
  return [...(game === FIRST_GAME ? [] : [game]), 'position', text]
}

const routeOf = (part: string, text: string | null): Route | null => (text === null ? null : [part, text])

const tableRoute = (text: string): Route | null => {
  const parsed = parseTableLink(text)
  if (parsed?.kind === 'seat') return ['seat', parsed.link.code, parsed.link.seat, parsed.link.secret]
  return parsed?.kind === 'room' ? ['join', parsed.code] : routeOf('seat', roomOfCutSeat(text))
}

/**
 * Address of what a text links to: a game, a position, a seat or a room; null where it links to none. Of what is not
 * whole its page says what is wrong with it.
 */
export const readLink = (text: string): Route | null =>
  routeOf('shared', findRecordString(text)) ?? positionRoute(findPositionString(text)) ?? tableRoute(text)

/** Parts behind the `#` of an address, decoded, without what was put behind them. */
const cleanAddress = (address: string): Route => {
  const hash = decodePercent(decodePercent(address.replace(/^[^#]*/, ''))).replace(/^[#/]+/, '')
  return hash
    .replace(/[^\w/-].*$/s, '')
    .split('/')
    .filter(Boolean)
}

/** Parts of the page that an address means, where the app has none at it. */
export const readAddress = (address: string): Route => readLink(address) ?? cleanAddress(address)

/** Opens what the address of this page means, unless it was left meanwhile. Where nothing is understood it stays. */
export const openMeaning = (page: string): void => {
  if (route.value.join('/') !== page) return
  const meant = readAddress(location.href)
  if (meant.length > 0) replaceRoute(...meant)
}
