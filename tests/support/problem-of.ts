/** The first field that a call was refused for, with its reason. */
export const problemOf = ({ data }: { data: any }) => data.errors?.[0]?.data?.errors?.[0]
