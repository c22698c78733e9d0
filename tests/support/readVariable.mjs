export const readVariable = async (name) => process.env[name];
