/** First Edition: number of completed Machinations that end the game with its round (rules 2.2). */
export const MACHINATIONS_TO_END = 3
