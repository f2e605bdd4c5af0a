/** First turn of the Advanced game, which is that of the King's Quest. */
export { tips } from './kings-quest.ts'
