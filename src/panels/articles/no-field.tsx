export const NoField = () => null
