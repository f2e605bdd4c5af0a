/** First Edition: so many completed Machinations end the game with its round (rules 2.2). */
export const MACHINATIONS = 3
