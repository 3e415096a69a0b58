export declare function findProcess(port: number): string
