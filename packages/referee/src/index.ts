/** Runs scenarios as rulings, and keeps the list of games. */
export * from "./coverage.ts";
export * from "./games.ts";
export * from "./problems.ts";
export * from "./scenario.ts";
export { readScenarios, type Scenario } from "./scenario-file.ts";
export * from "./suite.ts";
