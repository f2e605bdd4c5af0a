/** What the prompt says: one line of the game, and what stands before it. */
export interface PromptText {
  readonly lead?: string
  readonly text: string
}
