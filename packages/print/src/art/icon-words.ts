/**
 * Which icons stand for a word in a card's name. Most words find theirs by themselves, an icon of that name; here stand
 * those that need help. An empty list says that a word paints no picture.
 */
const lines = `
abbess: nun-face | address: envelope | antler: deer-head | apprentice: stone-crafting | ash: burning-embers
auditor: magnifying-glass abacus | bailiff: manacles | ball: lightning-frequency | barge: canoe | basalt: stone-pile rock
bastion: castle | balloon: air-balloon | beacon: lighthouse | bell: ringing-bell | blackout: night-sky | bookshop: book-pile
bottomless: well | bough: tree-branch | boy: | bracken: fern | bramble: thorny-vine | brand: torch
bread: bread | breath: wind-slap | brinewort: algae | broker: hand-bag | buckler: round-shield | candles: candle-holder
cantor: prayer | capacitor: battery-pack | captain: conqueror captain-hat-profile | carter: old-wagon | cat: cat | census: scroll-quill
chief: gear-hammer | child: sprout | choir: candles | chorus: sound-waves | cinderlow: smoking-volcano | clerk: quill-ink
cloud: fluffy-cloud | cobble: stone-path | colossus: giant | conductor: electric | copper: coins | courier: envelope
covenant: shaking-hands | crow: raven | curfew: candle-flame | dancer: fire-silhouette | dawn: sunrise | daymark: lighthouse
debt: two-coins | debtor: manacles | deepdelver: mining | diggers: spade | dip: swap-bag | drake: dragon-head | draught: wind-hole
drum: drum | dye: paint-bucket | eagle: eagle-head | eel: eel | elder: wizard-face | engine: steam-locomotive
engineer: gear-hammer | envoy: bee | escarpment: mountains | fair: scales | ferret: squirrel | ferrier: canoe | ferry: canoe
fern: fern | fernback: lizardman | firewalker: walking-boot | fitter: spanner | fogbank: fog | forge: anvil | gale: tornado
gallows: rope-coil | gilded: gold-bar | gnat: dragonfly | glasshorn: unicorn | glasswing: butterfly | grandmother: granary
grave: tombstone | great: | green: | grove: forest | gust: wind-slap | hand: shaking-hands | handshake: shaking-hands
harbour: harbor-dock | hare: rabbit | harness: saddle | harpist: harp | harvest: wheat | healer: healing | herd: bull
heron: heron | hide: animal-hide | high: | home: house | hound: sniffing-dog hound | hours: hourglass | iron: | isle: island | jar: amphora
jelly: jellyfish | journey: path-distance | keeper: lantern | kiln: furnace | knight: black-knight-helm | lamp: magic-lamp
lancer: spears | landslide: falling-rocks | lark: hummingbird | ledger: bookmarklet white-book | lightning: lightning-branches lightning-storm
lizard: gecko | lockkeeper: padlock | loose: | loyalty: two-coins | luggage: light-backpack | man: | map: treasure-map
mare: horse-head | market: shop | marshal: medal | masks: carnival-mask | mason: brick-wall | matron: woman-elf-face
measures: measure-tape | merchant: shop | milestone: stone-tablet | mirror: mirror-mirror | mistral: wind-hole | moor: grass | mornings: sunrise
mossy: plant-roots | moth: butterfly | mother: fish-eggs | mudlark: boots | mushroom: mushroom-gills | nine: | night: night-sky
notary: quill-ink | notice: scroll-unfurled | novice: monk-face | oracle: crystal-ball | orchard: fruit-tree | orders: scroll-quill | old: old-king
page: scroll-unfurled | pall: hood | paper: stabbed-note | pardoner: prayer-beads | parliament: mushrooms-cluster | patient: plant-roots
pawnbroker: sell-card receive-money | peddler: swap-bag | pedlar: swap-bag | pigeon: dove | piper: flute | porter: light-backpack
prism: prism | python: snake | pyre: pyre | quarry: stone-block war-pick | quits: rolling-dices | raider: battle-axe | rat: rat
reedboat: canoe | relay: radio-tower | repossessor: robber-hand | rider: cavalry horse-head | riverlord: crowned-heart river | roc: eagle-emblem
rockfall: falling-rocks | roots: tree-roots | rootwise: tree-face | runestone: rune-stone | runner: run | saltmarsh: high-grass
sapling: sprout | scales: scales | scout: walking-scout | second: | sentry: guarded-tower | sergeant: sergeant | shingle: brick-pile stone-pile | shoals: school-of-fish
silver: metal-bar | slate: stone-tablet | smelt: double-fish | song: musical-notes | soot: smoke-bomb | spare: cog | spark: flint-spark
sprite: fairy | spurs: boots | standing: | static: static-waves | stonegrub: earth-worm | storm: lightning-storm
stormkite: kite | swift: paper-plane | switchboard: circuitry | tansy: flower-twirl | taker: scroll-quill | terrace: stairs
tethered: rope-coil | thistledown: dandelion-flower | thornstag: stag-head | thunder: thunder-struck | tide: big-wave | tidepool: sea-star
tithe: honeycomb | toll: pay-money | tortoise: tortoise | trade: trade | tusker: boar-tusks elephant | twofold: scroll-unfurled
undercountess: vampire-cape | undertow: whirlpool-shuriken vortex | updraught: tornado | vats: cauldron | voltaic: tesla-coil | volcano: smoking-volcano
wallwright: brick-wall | warden: guards | warning: ringing-bell | weathercock: rooster | weaver: spider-web spinning-wheel | weights: weight
weir: dam | welder: blacksmith | wick: candle-flame | widow: spider-alt | winding: clockwork | winds: wind-slap
wire: wire-coil | wisp: ghost | witch: witch-face | writ: scroll-unfurled | wyrm: dragon-spiral | wyrmling: dragon-head | ysolde: crown
zephyr: feather | closed: barricade barrier | double: rolling-dices | exchange: ticket | lucky: clover | thoughts: thought-bubble | grudge: broken-heart | late: hourglass | dragon: dragon-head spiked-dragon-head sea-dragon dragon-spiral double-dragon | siren: mermaid | stag: stag-head deer | safe: shield-reflect | stand: domino-mask
adjutant: owl | airship: zeppelin | albatross: paper-plane feathered-wing | allotment: plant-watering farmer
ankle: tripwire | argument: discussion talk | armour: breastplate | bantam: rooster | barrage: kite | basket: basket
beetroot: beet | birdlime: sticky-boot slime | bogwhistle: toad-teeth frog | boiler: boiling-bubbles gas-stove
bristle: hedgehog | bunn: rabbit-head | burrow: tumulus | cadets: sparrow | canteen: camp-cooking-pot
charge: dynamite | charges: dynamite | chimney: chimney | circus: ringmaster | claws: claw | clerks: stamper
coal: coal-pile coal-wagon | collapsed: falling-rocks | committee: discussion round-table
complaints: angry-eyes shouting | convoy: truck | countess: queen-crown | couriers: hummingbird | crawler: tank-tread apc
decoy: scarecrow | deep: swap-bag | demolition: dynamite bright-explosion | denied: cancel | deposit: receive-money
dig: spade | district: chimney | drivers: steering-wheel | duellists: fox-head | dugout: bunker | eggshell: big-egg
emergency: ringing-alarm | everybody: meeple-group | exploding: bright-explosion | feint: sabers-choc
fencing: fencer | flinching: angry-eyes | float: milk-carton | flourish: ribbon | foreman: pig-face
fortify: stone-wall | foxhole: fox-head | furrow: plow field | fuse: | gossip: talk | gossiping: talk
grand: boiling-bubbles | grenadiers: stick-grenade | grunt: pig-face pig | gull: seagull | hatpin: stiletto
hedge: hedgehog | hedgerow: stakes-fence | helpings: hot-meal camp-cooking-pot | honest: smart
hornets: wasp-sting bee | howitzer: field-gun cannon | inn: tavern-sign | invoice: files | ironclad: battleship
ironsett: factory | kettle: teapot | kingfisher: hummingbird | kitchen: camp-cooking-pot | laundry: clothesline shirt
lean: sliced-bread | lieutenant: rank-2 | listening: human-ear | loam: mole | lookout: binoculars | loop: spiral-arrow
looted: robber-hand | lunch: sandwich | magpie: raven | marrow: aubergine | master: fencer | mechanics:
milk: milk-carton | misread: help | mopping: broom | mound: tumulus | mud: foot-trip splash | novices: spanner
oil: oil-drum oil-can | opinions: talk | order: cancel | otter: beaver | out: cancel | outriders: fox-head
parking: stop-sign | parts: gears cog | patrol: bat | pedal: velocipede | perch: crow-nest | pickets: barbed-wire
pickpockets: | pikes: | ploughshare: plow | poke: wood-stick | polite: top-hat | porters:
powder: powder-bag powder | print: magnifying-glass | queue: meeple-group | racer: race-car
racing: steampunk-goggles | raiders: seagull | rapier: saber-slash | rations: sliced-bread canned-fish
recall: scroll-unfurled | recruits: | redoubt: bunker | regimental: farmer | restrictions: stop-sign
riot: riot-shield | rivet: screw | riveters: | rivets: screw | roadster: city-car | rolling: cauldron
roofs: shattered-glass | rooftop: house | rude: cloud-ring | runway: airplane-departure | sandbag: knapsack bunker
sandbags: knapsack bunker | scrapyard: gears | season: raining | shrew: seated-mouse | sidecar: raven
siege: cauldron | silk: rolled-cloth | skywriting: cloud-ring biplane | slag: stone-pile | slingers: slingshot
small: magnifying-glass | smelter: furnace | smoke: smoke-bomb | snipers:
soup: hot-meal camp-cooking-pot | spade: trench-spade spade | spud: potato | starling: sparrow | steeple: church
sticky: sticky-boot | stockade: palisade stakes-fence | stokers: | stray: duck | supper: hot-meal
surgeon: shoebill-stork | surveyors: beaver | swivel: cannon | tailwind: windsock wind-slap | talon: bird-claw
tender: feather | test: steering-wheel | testing: target-dummy | thin: brick-wall | tin: brodie-helmet
toad: frog toad-teeth | town: tower-flag | treacle: honeypot | trench: trench-assault | triplicate: files
tunnel: cave-entrance | turbo: speedometer | turnip: raddish | turnips: raddish | undermine: mining
unimpressed: goose | upside: vertical-flip | vanguard: boar-tusks | vanity: mirror-mirror | veterans: brodie-helmet
vixen: fox-head | vole: mouse | volunteers: | walking: walking-turret | warranty: wax-seal
warren: rabbit-head rabbit | windy: windsock | wombat: badger | wooden: wood-club | wren: sparrow
cutters: | ensigns: | messengers: | shovellers:
shieldbearer: templar-shield | sentinel: guarded-tower | chaplain: prayer | dame: queen-crown | keep: castle | squire: visored-helm
pass: mountain-road | mule: donkey | driver: | sage: monk-face | miracle: sparkles | works: factory | workshop: anvil
runaway: run | companion: walking-boot | ballad: lyre | singer: lyre | duellist: fencer | shortcut: stone-path | way: crossroad
round: crossroad | together: three-friends | shared: bread | stage: theater | lisabet: drama-masks | twins: puppet
prompter: talk | scene: theater | change: theater-curtains | lady: queen-crown | encore: rose | exit: exit-door | trunk: chest
mask: carnival-mask | pup: sitting-dog | recruit: brodie-helmet | gap: broken-wall | breaker: broken-wall | colonel: medal
blow: punch-blast | kennels: dog-house | greta: wolf-head | marta: candle-flame | lamplighter: street-light | nurse: nurse-female
roadwarden: lantern-flame | guildmistress: old-lantern | lit: street-light | lamps: street-light | wicks: candles | waystone: rune-stone
council: round-table | sable: cowled | pickpocket: robber-hand | tailor: sewing-needle | word: talk | bargain: shaking-hands
rail: rail-road | layer: rail-road | express: steam-locomotive | timetable: pocket-watch | station: subway-train | juno: ticket
mail: envelope | deckhand: rope-coil | rope: rope-coil | ferrywoman: canoe | diver: scuba-mask | wind: wind-slap | neva: anchor
gatherer: herbs-bundle | herb: herbs-bundle | tea: teapot | scholar: graduate-cap | footnote: quill-ink | librarian: bookshelf
overdue: book-pile | professor: graduate-cap | lecture: teacher | headmistress: owl | library: bookshelf | study: desk-lamp
notes: scroll-quill | tobin: open-book | year: | hawise: black-knight-helm | oswin: visored-helm | pim: monkey-wrench | corin: light-backpack
across: | banks: river | bao: | blades: sabers-choc | boat: small-fishing-sailboat | boats: shooner-sailboat fishing-boat | box: open-chest | breaks: | brush: paint-brush
cart: old-wagon | carts: old-wagon | chain: crossed-chains | chair: wooden-chair | city: castle | coat: pirate-coat | corner:
court: temple-gate | crossbows: crossbow | cup: sake-bottle | drills: drum | eight: | emperor: imperial-crown | empress: queen-crown
fan: feather | four: | half: | held: | horse: horse-head | horses: horse-head | letter: love-letter scroll-quill envelope
letters: love-letter scroll-quill envelope | machine: | moves: | note: musical-notes | off: | one: | ones: | open: | palace: pagoda | pear: pear
pin: | pipe: flute | plank: | poster: wanted-reward | read: open-book | reads: open-book | rings: linked-rings | say:
ship: shooner-sailboat | shoots: bamboo | springs: fountain | state: | stones: stone-pile | stops: | stove: campfire | swing: axe-swing | third:
two: | van: | walks: | column: | table: table | meal: camp-cooking-pot | knife: sai | knives: sai | perfume: lotus-flower
price: receive-money | list: tablet | taught: white-book | pawned: sell-card | calf: cow | smaller:
counties: huts-village | peace: dove | zither: banjo | father: beard | western: | garden: bonsai-tree
hat: | face: stone-bust | carriage: old-wagon | broth: camp-cooking-pot | pardon: breaking-chain
academy: bookshelf | imperial: imperial-crown | heaven: star-formation | capital: castle
witness: | seal: wax-seal stamper | mandate: tied-scroll | mat: rolled-cloth
knock: door-ring-handle | entrusted: baby-face | candle: candle-light candle-holder candlebright
morning: sunrise | wine: sake-bottle | chess: empty-chessboard | roar: sonic-shout | butcher: meat-cleaver
leaves: | snow: snowflake-1 person-in-blizzard | appetite: bowl-of-rice | asleep: person-in-bed | bed: person-in-bed
petition: scroll-unfurled | men: pikeman | thousand: pikeman | behind: backstab | bedroom: bed
happy: drama-masks | campaign: conqueror | dowry: open-treasure-chest | plume: feather | oxen: bull
oath: shaking-hands | peaches: peach | march: walking-boot | marching: walking-boot | shout: sonic-shout
straw: scarecrow | not: | same: linked-rings | burned: burning-tree | burns: burning-forest
burning: burning-tree | adopted: family-tree | generations: family-tree | ropes: slipknot | music: lyre
guest: round-table | honey: honeypot | brother: three-friends | scarf: headband-knot | scarves: headband-knot
hoe: sickle | drinks: pouring-chalice | let: breaking-chain | wedding: ring | marriage: ring | firewood: axe-in-log
parasol: umbrella | crowd: pikeman | breakfast: bowl-of-rice | blots: ink-swirl | sack:
ride: cavalry | dinner: roast-chicken | swords: sword-array | poet: quill-ink | reports: files
patience: sands-of-time | waits: sands-of-time | reader: open-book | quartermaster: granary | backwards: cow
short: | plans: treasure-map | sleeve: kimono | brays: donkey | funeral: tombstone | felt: rolled-cloth
sit: wooden-chair | cataphracts: black-knight-helm | levies: pikeman | riders: mounted-knight
granaries: granary | talent: | counts: abacus | forward: rally-the-troops | rank: checked-shield
countersigned: stamper | dispatches: envelope | garrison: guarded-tower | farms: wheat | banquet: roast-chicken
hurry: run | student: open-book | oars: paddles | oarsmen: paddles | row: paddles | scar: scar-wound | noon: sun
sworn: shaking-hands | will: | stripes: whip | string: banjo | maids: dress | line: | voices: talk
upriver: fishing-boat | chained: crossed-chains | hulls: sinking-ship | lanterns: paper-lantern | full:
carved: | down: | water: droplets | banners: flying-flag | medicine: pestle-mortar
`;

const iconWords: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  lines
    .split(/[|\n]/)
    .map((entry) => entry.split(":").map((side) => side.trim()))
    .filter(([word]) => word)
    .map(([word, icons = ""]) => [word, icons.split(" ").filter(Boolean)]),
);

/** The icons for a word among all there are; `all` is only walked where the list above is silent. */
export function iconsFor(word: string, all: readonly string[]): string[] {
  const own = iconWords[word];
  if (own) return own.filter((icon) => all.includes(icon));
  const forms = [word, word.replace(/s$/, ""), `${word}s`];
  const exact = all.filter((icon) => forms.includes(icon));
  if (exact.length > 0) return exact.slice(0, 1);
  return all.filter((icon) => forms.includes(icon.split("-").at(-1)!)).slice(0, 1);
}
