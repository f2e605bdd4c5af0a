/** Guide of Lamps Below for bots: what is hidden, what an action is expected to bring, and how good a state looks. */
import { game } from './game.ts'
import { createGuide } from './insight/createGuide.ts'

export const guide = { ...createGuide(), game }
