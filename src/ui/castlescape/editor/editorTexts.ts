/** Texts of the editor: what is wrong with a position, and cards by their ids. */
import { faceWithId } from '../../../games/castlescape/cardIds.ts'
import type { Refusal } from '../../../kernel/result.ts'
import { joinNames } from '../../../text/joinTexts.ts'
import type { MessageKey } from '../../../text/keys.ts'
import { messageOr, t } from '../../../text/t.ts'
import { titleOf } from '../table/cardAndSquareTexts.ts'

export const nameOfCard = (id: string): string => titleOf(faceWithId(id)) || id

/** Words for the parts of a document that the editor shows. */
const PART_NAMES: Readonly<Record<string, MessageKey>> = {
  infamy: 'castlescape.infamy',
  corruption: 'castlescape.corruption',
  hand: 'tray.name',
  hands: 'tray.name',
  faceDown: 'castlescape.zone.hidden',
  discard: 'castlescape.zone.discard',
  alley: 'castlescape.zone.alley',
  contracts: 'castlescape.contractCards',
  openContracts: 'castlescape.contractCards',
  contractCards: 'castlescape.contractCards',
  goals: 'castlescape.goals',
  stalls: 'castlescape.stalls',
  quarry: 'castlescape.theQuarry',
  site: 'option.site',
  baileys: 'castlescape.baileys',
}

/** `Guild: player 1, Hand` for `guilds.0.hand`; the path itself where the editor does not show the part. */
const nameOfPath = (path: string): string => {
  const [first = '', second = '', ...rest] = path.split('.')
  if (first === 'cards') return nameOfCard(second)
  const parts = first === 'guilds' ? rest : [first, second, ...rest]
  const key = parts.map((part) => PART_NAMES[part]).find((name) => name !== undefined)
  if (!key) return path
  const seat = first === 'guilds' ? second : first === 'hands' || first === 'contracts' ? second : ''
  return joinNames([...(seat ? [t('editor.seat', { number: Number(seat) + 1 })] : []), t(key)])
}

export const positionRefusalText = ({ code, values }: Refusal): string =>
  messageOr(
    code,
    { ...values, ...(typeof values?.what === 'string' && { what: nameOfPath(values.what) }) },
    'app.refused',
  )
