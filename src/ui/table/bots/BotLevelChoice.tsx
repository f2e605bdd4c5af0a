import { BOT_LEVELS, type BotLevelId } from '../../../bots/levels.ts'
import { t } from '../../../text/t.ts'
import { ChoiceRow } from '../../parts/controls/ChoiceRow.tsx'

interface BotLevelProps {
  /** Name of the bot. */
  readonly name: string
  readonly level: BotLevelId
  readonly onChange: (level: BotLevelId) => void
}

/** Choice of a bot's level, with what it means. */
export const BotLevelChoice = ({ name, level, onChange }: BotLevelProps) => (
  <ChoiceRow
    label={t('bots.level', { name })}
    help={t(`bot.${level}.help`)}
    chips={BOT_LEVELS.map((value) => ({ value, label: t(`bot.${value}.level`) }))}
    value={level}
    onChange={onChange}
  />
)
