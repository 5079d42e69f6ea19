/* En Garde, advanced game, random play: how fast the rules can be when nothing else matters.

   The ceiling our compiled engine is measured against. Clauses are those of docs/rules/en-garde.md.
   It plays the same games as the engine from the same seed: questions to chance come in the order
   that README.md beside this file writes down.

       ceiling ROUNDS SEED
       ceiling matches NUMBER SEED  */

#define _POSIX_C_SOURCE 200809L /* for the clock of CPU time */

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { PATH = 22, HAND = 5, VALUES = 5, COPIES = 5, CARDS = 25, HITS = 5 };
enum { STAND, ADVANCE, RETREAT, LUNGE, ATTACK, DECLINE, PARRY };
enum { PLAYING = -2, DRAWN = -1 };

typedef uint32_t Action; /* what, with which card, with how many cards: a byte each */

typedef struct {
    int8_t hand[VALUES + 1]; /* cards held, by value */
    int8_t held, ground;     /* ground: spaces gained from one's own end */
} Fencer;

typedef struct {
    Fencer fencer[2];
    int8_t pack[VALUES + 1], left;
    int8_t turn;
    int8_t blow, cards, lunged; /* the attack to be answered, if cards is not 0 */
} Round;

typedef struct { uint64_t moves, rounds, matches, starter, other, drawn, by_left, by_right; } Tally;

/* Chance: SplitMix64, and picks without bias (Lemire). */

static inline uint32_t next(uint64_t *random)
{
    uint64_t z = *random += 0x9E3779B97F4A7C15u;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9u;
    z = (z ^ z >> 27) * 0x94D049BB133111EBu;
    return (z ^ z >> 31) >> 32;
}

static inline uint32_t below(uint64_t *random, uint32_t n)
{
    uint64_t m = (uint64_t)next(random) * n;
    if ((uint32_t)m < n)
        for (uint32_t least = -n % n; (uint32_t)m < least;)
            m = (uint64_t)next(random) * n;
    return m >> 32;
}

static inline void draw(Round *r, Fencer *f, uint64_t *random)
{
    int pick = below(random, r->left), v = 1;
    for (int u = 1, upto = 0; u < VALUES; u++) /* all of them: cheaper than to stop in time */
        v += pick >= (upto += r->pack[u]);
    r->pack[v]--, r->left--;
    f->hand[v]++, f->held++;
}

static inline void refill(Round *r, Fencer *f, uint64_t *random) /* 2.2 */
{
    while (f->held < HAND && r->left)
        draw(r, f, random);
}

static inline void deal(Round *r, int starter, uint64_t *random) /* 1.1, 1.2 */
{
    memset(r, 0, sizeof *r);
    for (int v = 1; v <= VALUES; v++)
        r->pack[v] = COPIES;
    r->left = CARDS;
    r->turn = starter;
    refill(r, &r->fencer[starter], random);
    refill(r, &r->fencer[1 - starter], random);
}

static inline int gap(const Round *r)
{
    return PATH - r->fencer[0].ground - r->fencer[1].ground;
}

static inline Action act(int what, int value, int cards)
{
    return what | value << 8 | cards << 16;
}

/* Write the legal actions into `a` and say how many there are. What would be mispredicted half
   the time is written always, and kept by counting it: that makes the program a third faster. */

static inline int answers(const Round *r, Action *a) /* 3.3, 4.2 */
{
    const Fencer *me = &r->fencer[r->turn];
    int n = 0;
    a[n++] = act(DECLINE, 0, 0);
    a[n] = act(PARRY, r->blow, r->cards), n += me->hand[r->blow] >= r->cards;
    if (r->lunged)
        for (int v = 1; v <= VALUES; v++)
            a[n] = act(RETREAT, v, 0), n += (me->hand[v] > 0) & (v <= me->ground);
    return n;
}

static inline int turns(const Round *r, Action *a) /* 2.1, 3.1, 4.1 */
{
    const Fencer *me = &r->fencer[r->turn];
    int distance = gap(r), n = 0;
    for (int v = 1; v <= VALUES; v++) {
        int have = me->hand[v] > 0, reach = distance - v;
        a[n] = act(ADVANCE, v, 0), n += have & (v < distance);
        a[n] = act(RETREAT, v, 0), n += have & (v <= me->ground);
        if (have && 1 <= reach && reach <= VALUES)
            for (int k = 1; k <= me->hand[reach] - (reach == v); k++)
                a[n++] = act(LUNGE, v, k);
    }
    if (distance <= VALUES)
        for (int k = 1; k <= me->hand[distance]; k++)
            a[n++] = act(ATTACK, 0, k);
    if (n == 0)
        a[n++] = act(STAND, 0, 0); /* 2.4 */
    return n;
}

/* Who won, when the pack is out. */

static inline int by_ground(const Round *r) /* 2.6 */
{
    int left = r->fencer[0].ground, right = r->fencer[1].ground;
    return left == right ? DRAWN : left < right;
}

static inline int by_hands(const Round *r) /* 3.6 */
{
    int distance = gap(r);
    if (distance > VALUES)
        return by_ground(r);
    int left = r->fencer[0].hand[distance], right = r->fencer[1].hand[distance];
    return left == right ? by_ground(r) : left < right;
}

static inline void spend(Fencer *f, int value, int cards)
{
    f->hand[value] -= cards;
    f->held -= cards;
}

static inline void strike(Round *r, Fencer *f, int cards)
{
    r->blow = gap(r);
    r->cards = cards;
    spend(f, r->blow, cards);
}

/* Play one action. Returns the winner, DRAWN or PLAYING. */

static inline int play(Round *r, Action a, uint64_t *random)
{
    int seat = r->turn, empty = r->left == 0, value = a >> 8 & 0xFF, cards = a >> 16;
    Fencer *me = &r->fencer[seat];
    switch (a & 0xFF) {
    case STAND:
    case DECLINE:
        return 1 - seat; /* 2.4, 4.4 */
    case PARRY:
        spend(me, r->blow, r->cards);
        r->cards = r->lunged = 0;
        return empty ? by_hands(r) : PLAYING; /* 3.4, 3.5 */
    case ADVANCE:
        spend(me, value, 1);
        me->ground += value;
        break;
    case RETREAT:
        spend(me, value, 1);
        me->ground -= value;
        r->cards = r->lunged = 0;
        if (empty)
            return by_ground(r); /* 4.5 */
        break;
    case LUNGE:
        spend(me, value, 1);
        me->ground += value;
        r->lunged = 1;
        /* fall through */
    case ATTACK:
        strike(r, me, cards);
    }
    refill(r, me, random); /* 2.2, and 3.2: before the answer */
    r->turn = 1 - seat;
    return r->left || r->cards ? PLAYING : by_hands(r); /* 3.5, 4.6 */
}

static inline int play_round(int starter, uint64_t *random, Tally *t)
{
    Action actions[64];
    Round r;
    int winner;
    deal(&r, starter, random);
    do {
        int n = r.cards ? answers(&r, actions) : turns(&r, actions);
        winner = play(&r, actions[below(random, n)], random);
        t->moves++;
    } while (winner == PLAYING);
    t->rounds++;
    *(winner == DRAWN ? &t->drawn : winner == starter ? &t->starter : &t->other) += 1;
    return winner;
}

static void play_match(uint64_t *random, Tally *t, uint64_t rounds) /* 1.3 */
{
    int score[2] = {0, 0}, starter = below(random, 2);
    for (; score[0] < HITS && score[1] < HITS; starter = 1 - starter) {
        if (t->rounds == rounds)
            return;
        int winner = play_round(starter, random, t);
        if (winner != DRAWN)
            score[winner]++;
    }
    t->matches++;
    *(score[0] == HITS ? &t->by_left : &t->by_right) += 1;
}

static double cpu_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec + t.tv_nsec / 1e9;
}

static uint64_t number(const char *word)
{
    char *end;
    uint64_t n = strtoull(word, &end, 10);
    if (*word < '0' || *word > '9' || *end) {
        fprintf(stderr, "not a whole number: %s\n", word);
        exit(2);
    }
    return n;
}

int main(int argc, char **argv)
{
    int matches = argc == 4 && !strcmp(argv[1], "matches");
    if (!matches && argc != 3) {
        fprintf(stderr, "usage: %s ROUNDS SEED, or %s matches NUMBER SEED\n", argv[0], argv[0]);
        return 2;
    }
    uint64_t wanted = number(argv[argc - 2]), random = number(argv[argc - 1]);
    Tally t = {0};
    double begun = cpu_seconds();
    while ((matches ? t.matches : t.rounds) < wanted)
        play_match(&random, &t, matches ? UINT64_MAX : wanted);
    double seconds = cpu_seconds() - begun;
    printf("{\"moves\": %llu, \"rounds\": %llu, \"matches\": %llu, \"seconds\": %.6f, "
           "\"moves_per_second\": %.0f, \"starter\": %llu, \"other\": %llu, \"drawn\": %llu, "
           "\"left\": %llu, \"right\": %llu, \"random\": \"%016llx\"}\n",
           (unsigned long long)t.moves, (unsigned long long)t.rounds,
           (unsigned long long)t.matches, seconds, t.moves / seconds,
           (unsigned long long)t.starter, (unsigned long long)t.other,
           (unsigned long long)t.drawn, (unsigned long long)t.by_left,
           (unsigned long long)t.by_right, (unsigned long long)random);
    return 0;
}
