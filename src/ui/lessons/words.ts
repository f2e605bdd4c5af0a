/** The sentences of a lesson: its name, what the coach says at each step, what was learned. The tests see that each of them is there. */
import { type Key, t } from '../text/t.ts'

interface Named {
  readonly id: string
}

export const nameOf = ({ id }: Named): string => t(`lesson.${id}` as Key)
/** `at` counts from 0, the sentences from 1. */
export const said = ({ id }: Named, at: number): string => t(`lesson.${id}.${at + 1}` as Key)
export const learned = ({ id }: Named): string => t(`lesson.${id}.end` as Key)
