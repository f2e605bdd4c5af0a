export const StatsScreen = () => null
