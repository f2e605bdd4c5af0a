/**
 * The 72 vassals: every unordered pair of faces that differ in both faction and role, once each (ruling 3). Side 0,
 * then side 1.
 */
// biome-ignore format: a table
export const VASSALS = [
  'Ls/De', 'Ls/Dy', 'Ls/Dc', 'Ls/Me', 'Ls/My', 'Ls/Mc', 'Ls/Pe', 'Ls/Py', 'Ls/Pc',
  'Le/Ds', 'Le/Dy', 'Le/Dc', 'Le/Ms', 'Le/My', 'Le/Mc', 'Le/Ps', 'Le/Py', 'Le/Pc',
  'Ly/Ds', 'Ly/De', 'Ly/Dc', 'Ly/Ms', 'Ly/Me', 'Ly/Mc', 'Ly/Ps', 'Ly/Pe', 'Ly/Pc',
  'Lc/Ds', 'Lc/De', 'Lc/Dy', 'Lc/Ms', 'Lc/Me', 'Lc/My', 'Lc/Ps', 'Lc/Pe', 'Lc/Py',
  'Ds/Me', 'Ds/My', 'Ds/Mc', 'Ds/Pe', 'Ds/Py', 'Ds/Pc', 'De/Ms', 'De/My', 'De/Mc',
  'De/Ps', 'De/Py', 'De/Pc', 'Dy/Ms', 'Dy/Me', 'Dy/Mc', 'Dy/Ps', 'Dy/Pe', 'Dy/Pc',
  'Dc/Ms', 'Dc/Me', 'Dc/My', 'Dc/Ps', 'Dc/Pe', 'Dc/Py', 'Ms/Pe', 'Ms/Py', 'Ms/Pc',
  'Me/Ps', 'Me/Py', 'Me/Pc', 'My/Ps', 'My/Pe', 'My/Pc', 'Mc/Ps', 'Mc/Pe', 'Mc/Py',
] as const
