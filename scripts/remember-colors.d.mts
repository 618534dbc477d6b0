export declare function rememberColors(axe: object): void
