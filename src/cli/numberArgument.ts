/** Number of an argument `key=number`. */
export const numberArgument = (args: readonly string[], key: string, fallback: number): number =>
  Number(args.find((arg) => arg.startsWith(`${key}=`))?.slice(key.length + 1) ?? fallback)
