/** New random seed of a puzzle, as it is written in its name. */
export const randomSeed = (): string => {
  const [randomNumber = 0] = crypto.getRandomValues(new Uint32Array(1))
  return randomNumber.toString(36)
}
