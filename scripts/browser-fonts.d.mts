export declare function onlyFonts(set: 'DejaVu' | 'Liberation'): NodeJS.ProcessEnv
