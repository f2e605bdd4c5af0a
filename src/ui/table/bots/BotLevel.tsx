import '../text/bots.ts'
import { LEVELS, type Level } from '../../bots/levels.ts'
import { ChoiceRow } from '../shell/ChoiceRow.tsx'
import { t } from '../text/t.ts'

interface BotLevelProps {
  /** How the bot is called. */
  readonly name: string
  readonly level: Level
  readonly onChange: (level: Level) => void
}

/** How well a bot plays, and what that means. */
export const BotLevel = ({ name, level, onChange }: BotLevelProps) => (
  <ChoiceRow
    label={t('bots.level', { name })}
    help={t(`bot.${level}.help`)}
    chips={LEVELS.map((value) => ({ value, label: t(`bot.${value}`) }))}
    value={level}
    onChange={onChange}
  />
)
