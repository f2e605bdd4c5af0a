/** Sheet for one guild: Renown, levels, and where its cards lie. */

import { idOfFace } from '../../../games/castlescape/cardIds.ts'
import { marketDeck, STANDARD_FACES, STARTER_DECK } from '../../../games/castlescape/cards.ts'
import { LEVEL_MAX } from '../../../games/castlescape/data/numbers.ts'
import { contractDeck, GOAL_FACES } from '../../../games/castlescape/goalsAndContracts.ts'
import { t } from '../../../text/t.ts'
import { navigateUp } from '../../common/route.ts'
import { Sheet } from '../../parts/Sheet.tsx'
import { UnknownSheet } from '../../table/UnknownSheet.tsx'
import { CardList } from './CardList.tsx'
import { type Draft, guildAt, seatCount, withGuild } from './draft.ts'
import { hiddenAt, withHidden, withOpenCards } from './draftCards.ts'
import { NumberRow } from './NumberRow.tsx'

const MOST_RENOWN = 199

/** Every card that a guild can own at this table, starter cards first. */
const cardsOf = ({ options }: Draft): readonly string[] =>
  [...new Set([...STARTER_DECK, ...STANDARD_FACES, ...marketDeck(options?.market === 'friendly')])].map(idOfFace)
const GOALS = GOAL_FACES.map(idOfFace)

interface GuildEditorSheetProps {
  readonly draft: Draft
  readonly seat: number
  readonly onChange: (draft: Draft) => void
}

export const GuildEditorSheet = ({ draft, seat, onChange }: GuildEditorSheetProps) => {
  if (!(seat >= 0 && seat < seatCount(draft))) return <UnknownSheet />
  const guild = guildAt(draft, seat)
  const { renown = 0, infamy = 0, corruption = 0, discard = [], alley = [], goals = [] } = guild
  const change = (part: Parameters<typeof withGuild>[2]): void => onChange(withGuild(draft, seat, part))
  const contracts = hiddenAt(draft, 'contracts', seat)
  const cards = cardsOf(draft)
  return (
    <Sheet title={t('castlescape.editor.guild', { number: seat + 1 })} onClose={navigateUp}>
      <NumberRow
        label={t('castlescape.editor.renown')}
        value={renown}
        min={-MOST_RENOWN}
        max={MOST_RENOWN}
        onChange={(n) => change({ renown: n })}
      />
      <NumberRow
        label={t('castlescape.infamy')}
        value={infamy}
        max={LEVEL_MAX}
        onChange={(n) => change({ infamy: n })}
      />
      <NumberRow
        label={t('castlescape.corruption')}
        value={corruption}
        max={LEVEL_MAX}
        onChange={(n) => change({ corruption: n })}
      />
      <CardList
        title={t('castlescape.zone.hand')}
        ids={hiddenAt(draft, 'hands', seat)}
        offered={cards}
        none={t('castlescape.editor.dealt')}
        onChange={(ids) => onChange(withHidden(draft, 'hands', seat, ids))}
      />
      <CardList
        title={t('castlescape.zone.discard')}
        ids={discard}
        offered={cards}
        onChange={(ids) => onChange(withOpenCards(draft, seat, { discard: ids }))}
      />
      <CardList
        title={t('castlescape.zone.alley')}
        ids={alley}
        offered={cards}
        onChange={(ids) => onChange(withOpenCards(draft, seat, { alley: ids }))}
      />
      <CardList
        title={t('castlescape.contractCards')}
        ids={contracts}
        offered={contractDeck(draft.options ?? {})
          .map(idOfFace)
          .filter((id) => !contracts.includes(id))}
        onChange={(ids) => onChange(withHidden(draft, 'contracts', seat, ids))}
      />
      <CardList
        title={t('castlescape.goalsTaken')}
        ids={goals}
        offered={GOALS.filter((id) => !goals.includes(id))}
        onChange={(ids) => change({ goals: ids })}
      />
    </Sheet>
  )
}
