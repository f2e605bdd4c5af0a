/** What `npm run ladder -- wins A [key=value …]` asks for: how often A wins where all win together, at each difficulty of the rats. */
import { game } from '../../games/blackstone/index.ts'
import type { ModeCard } from '../../kernel/contract.ts'
import { type Asked, askedBy } from './asked.ts'

/** As many as the Puzzle Master's Quest is measured by. */
const GAMES = 'games=200'

const difficulties = ({ options }: ModeCard): readonly string[] =>
  options.flatMap(({ id, values }) => (id === 'rats' ? values.map((value) => `rats=${value}`) : []))

const together = (): readonly ModeCard[] => [...game.modes.values()].filter((mode) => mode.together)

/** The words of every question: a mode or a difficulty that is named stands alone. */
const wordsOf = (words: readonly string[]): readonly (readonly string[])[] => {
  const named = (key: string): boolean => words.some((word) => word.startsWith(`${key}=`))
  const modes = together().filter(({ id }) => !named('mode') || words.includes(`mode=${id}`))
  return modes.flatMap((mode) =>
    named('rats')
      ? [[`mode=${mode.id}`, ...words]]
      : difficulties(mode).map((rats) => [`mode=${mode.id}`, rats, ...words]),
  )
}

/** One question for each mode and difficulty; a sentence where the words ask for nothing that there is. */
export const winsAskedBy = ([one = '', ...words]: readonly string[]): readonly (Asked | string)[] => {
  const questions = wordsOf(words)
  if (questions.length === 0)
    return [
      `wins are counted in ${together()
        .map(({ id }) => id)
        .join(', ')}`,
    ]
  return questions.map((question) => askedBy([one, one, GAMES, ...question]))
}
