/** The publish toggle lives in the list only; in the edit view it draws nothing. */
export const NoField = () => null
