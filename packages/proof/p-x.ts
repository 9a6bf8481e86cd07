import { loadScenarios, scenarioFiles } from "@tefuda/referee/suite";
import { runScenario } from "@tefuda/referee/scenario";
let t=performance.now(); const c0=process.cpuUsage().user;
const s=await loadScenarios(scenarioFiles(["packages/games/ttcg/scenarios"]));
console.log("load", performance.now()-t, (process.cpuUsage().user-c0)/1000, new Set(s.bound.map(b=>b.game.code)).size); t=performance.now(); const c1=process.cpuUsage().user;
for(const b of s.bound) runScenario(b,1);
console.log("run", performance.now()-t, (process.cpuUsage().user-c1)/1000);
